import { mount } from "svelte";
import App from "./App.svelte";
import "./style/hall.css";
import { speech } from "./i18n/speak.svelte";
import { dress } from "./style/light.svelte";

dress();
await speech.load(speech.language);
const target = document.getElementById("hall");
if (target) mount(App, { target });
