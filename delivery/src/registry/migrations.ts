/**
 * Each entry is applied once, in order, in one transaction with the step of `user_version`. Never change a published
 * entry.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE revision (
    number INTEGER PRIMARY KEY, time INTEGER NOT NULL, action TEXT NOT NULL, name TEXT NOT NULL, version TEXT NOT NULL, by_whom TEXT NOT NULL,
    reason TEXT NOT NULL, state TEXT NOT NULL
  );
  CREATE INDEX revision_name ON revision (name, number);
  CREATE TABLE release (
    name TEXT NOT NULL, version TEXT NOT NULL, git_commit TEXT NOT NULL, time INTEGER NOT NULL, by_whom TEXT NOT NULL, bytes INTEGER NOT NULL,
    PRIMARY KEY (name, version)
  ) WITHOUT ROWID;
  CREATE TABLE token (hash TEXT PRIMARY KEY, scope TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE pin (name TEXT NOT NULL, version TEXT NOT NULL, until INTEGER NOT NULL);
  CREATE TABLE secret (value TEXT NOT NULL);
  CREATE TABLE vote (
    name TEXT NOT NULL, span INTEGER NOT NULL, visitor TEXT NOT NULL, arm TEXT NOT NULL, served INTEGER NOT NULL, met INTEGER, expected INTEGER NOT NULL,
    alive INTEGER NOT NULL, mounted INTEGER NOT NULL, unloaded INTEGER NOT NULL, failed INTEGER NOT NULL, added INTEGER NOT NULL, stepped INTEGER NOT NULL,
    ordered INTEGER NOT NULL, lcp INTEGER, inp INTEGER, cls INTEGER, PRIMARY KEY (name, span, visitor)
  ) WITHOUT ROWID;
  CREATE INDEX vote_visitor ON vote (visitor);
  CREATE TABLE tally (
    release TEXT NOT NULL, hour INTEGER NOT NULL, event TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (release, hour, event)
  ) WITHOUT ROWID;
  CREATE TABLE fault (
    release TEXT NOT NULL, kind TEXT NOT NULL, message TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (release, kind, message)
  ) WITHOUT ROWID;
  `,
];
