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
  // tokens have names, scopes and an end; those of before keep what they were good for
  `
  CREATE TABLE access (
    hash TEXT PRIMARY KEY, name TEXT NOT NULL, is_operator INTEGER NOT NULL, scopes TEXT NOT NULL, packages TEXT NOT NULL, shop TEXT,
    created INTEGER NOT NULL, expires INTEGER, last_used INTEGER, revoked INTEGER
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX access_name ON access (name) WHERE revoked IS NULL;
  INSERT INTO access SELECT hash,
    CASE WHEN scope = '*' AND (SELECT count(*) FROM token WHERE scope = '*') = 1 THEN 'operator'
      ELSE replace(scope, '*', 'operator') || '-' || substr(hash, 1, 8) END,
    scope = '*', CASE scope WHEN '*' THEN '' ELSE 'publish,canary,promote,rollback' END, CASE scope WHEN '*' THEN '' ELSE scope END, NULL,
    unixepoch() * 1000, NULL, NULL, NULL FROM token;
  DROP TABLE token;
  `,
  // the votes of one network are bounded
  `
  ALTER TABLE vote ADD COLUMN network TEXT NOT NULL DEFAULT '';
  ALTER TABLE vote ADD COLUMN counted INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE vote ADD COLUMN disturbed INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX vote_network ON vote (name, span, network) WHERE network <> '' AND counted = 1;
  `,
  // budgets are data that an operator changes
  `
  CREATE TABLE budget (name TEXT PRIMARY KEY, scripts INTEGER NOT NULL, others INTEGER NOT NULL) WITHOUT ROWID;
  `,
  // what the guard thought over time
  `
  CREATE TABLE opinion (
    name TEXT NOT NULL, span INTEGER NOT NULL, visitors INTEGER NOT NULL, outcome TEXT NOT NULL, wait TEXT NOT NULL, time INTEGER NOT NULL,
    reason TEXT NOT NULL, figures TEXT NOT NULL, PRIMARY KEY (name, span, outcome, wait, visitors)
  ) WITHOUT ROWID;
  CREATE INDEX opinion_time ON opinion (name, time);
  `,
  // loads with cold files are compared with their like
  `
  ALTER TABLE vote ADD COLUMN lcp_cold INTEGER;
  `,
  // build servers whose identity tokens are exchanged for release tokens
  `
  CREATE TABLE trust (
    name TEXT PRIMARY KEY, issuer TEXT NOT NULL, audience TEXT NOT NULL, claims TEXT NOT NULL, packages TEXT NOT NULL, scopes TEXT NOT NULL, shop TEXT,
    minutes INTEGER NOT NULL, created INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE used_identity (hash TEXT PRIMARY KEY, until INTEGER NOT NULL) WITHOUT ROWID;
  `,
];
