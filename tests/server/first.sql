BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE guests (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	since DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('ann','Ann',0.0);
INSERT INTO "guests" VALUES('ben','Ben',0.0);
INSERT INTO "guests" VALUES('cat','Cat',0.0);
CREATE TABLE lines (
	"match" TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	guest TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY ("match", number), 
	FOREIGN KEY("match") REFERENCES matches (id), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "lines" VALUES('4RtMbR7CmRtzl-i9',0,'ben',1,'Ben','Hello, Ben!',1.79478665448703408238e+09);
CREATE TABLE matches (
	id TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	dice TEXT NOT NULL, 
	host TEXT NOT NULL, 
	is_listed BOOLEAN NOT NULL, 
	stage TEXT NOT NULL, 
	since DOUBLE NOT NULL, 
	begun DOUBLE NOT NULL, 
	touched DOUBLE NOT NULL, 
	waited INTEGER NOT NULL, 
	wish TEXT NOT NULL, 
	next TEXT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES guests (id), 
	FOREIGN KEY(next) REFERENCES matches (id)
);
INSERT INTO "matches" VALUES('4RtMbR7CmRtzl-i9','{"game":"hoard","box":"standard","options":{},"minutes":0,"rules":2}','{"secret": "d46a6ba22345b834171169d89930561298cdda9afa920defd88f7cd20043c00c", "people": [{"seat": 1, "commitment": "4564b37e8b9146e54d674d2674edfb0703d366b8683aaf84a88f2f78de70a5c6", "number": 7, "salt": "00000000000000000000000000000000"}, {"seat": 2, "commitment": "64b16d0119e84e13cec4fc2446470b54ff2e344d171b0c5e5483b5a9e4a9dd35", "number": 7, "salt": "00000000000000000000000000000000"}]}','ann',0,'playing',1.79478665355849456792e+09,1.79478665428177547452e+09,1.79478665447956204411e+09,1,'',NULL);
CREATE TABLE rows (
	"match" TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	action INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	request TEXT, 
	PRIMARY KEY ("match", number), 
	CONSTRAINT once UNIQUE ("match", seat, request), 
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "rows" VALUES('4RtMbR7CmRtzl-i9',0,'act',1,85,1.79478665441251254079e+09,'request 2 1');
INSERT INTO "rows" VALUES('4RtMbR7CmRtzl-i9',1,'act',1,85,1.79478665442731380461e+09,'request 2 2');
INSERT INTO "rows" VALUES('4RtMbR7CmRtzl-i9',2,'act',1,1,1.79478665443557715416e+09,'request 2 3');
INSERT INTO "rows" VALUES('4RtMbR7CmRtzl-i9',3,'act',1,18,1.79478665445790505411e+09,'request 2 4');
INSERT INTO "rows" VALUES('4RtMbR7CmRtzl-i9',4,'act',1,20,1.79478665446943521496e+09,'request 2 5');
INSERT INTO "rows" VALUES('4RtMbR7CmRtzl-i9',5,'act',1,91,1.79478665447956204411e+09,'request 2 6');
CREATE TABLE seats (
	"match" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	guest TEXT, 
	bot TEXT NOT NULL, 
	link TEXT NOT NULL, 
	PRIMARY KEY ("match", seat), 
	FOREIGN KEY("match") REFERENCES matches (id), 
	FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "seats" VALUES('4RtMbR7CmRtzl-i9',0,'Ann','ann','','');
INSERT INTO "seats" VALUES('4RtMbR7CmRtzl-i9',1,'Ben','ben','','d215ec15721bccf0ae4a576fce38c79586d4a458bf046d8d3728c6b3ed57abb7');
CREATE INDEX ix_matches_touched ON matches (touched);
CREATE INDEX ix_seats_guest ON seats (guest);
COMMIT;
