/**
 * Stores pages as whole documents with a draft, and adds pictures, events, features and reports. Existing blocks become
 * the blocks of a document.
 */
export const contentMigration = `
  CREATE TABLE page_document (
    shop_id TEXT NOT NULL, page_id TEXT NOT NULL, document TEXT NOT NULL DEFAULT '', draft TEXT NOT NULL DEFAULT '', PRIMARY KEY (shop_id, page_id)
  );
  INSERT INTO page_document (shop_id, page_id, document)
    SELECT shop_id, page_id, json_object('page_id', page_id, 'blocks', (
      SELECT json_group_array(json(block)) FROM (
        SELECT CASE json_extract(value, '$.block') WHEN 'text_over_image' THEN json_set(value, '$.image', NULL) ELSE value END AS block
        FROM json_each(page.blocks) ORDER BY key
      )
    )) FROM page;
  DROP TABLE page;
  ALTER TABLE page_document RENAME TO page;
  CREATE TABLE image (
    shop_id TEXT NOT NULL, name TEXT NOT NULL, hash TEXT NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL, widths TEXT NOT NULL, is_animated INTEGER NOT NULL,
    PRIMARY KEY (shop_id, name)
  ) WITHOUT ROWID;
  CREATE INDEX image_hash ON image (shop_id, hash);
  CREATE TABLE event (
    id INTEGER PRIMARY KEY, shop_id TEXT NOT NULL, event_id TEXT NOT NULL, uid TEXT NOT NULL, name TEXT NOT NULL, description TEXT NOT NULL, summary TEXT NOT NULL, location TEXT NOT NULL,
    image TEXT NOT NULL, starts INTEGER NOT NULL, ends INTEGER NOT NULL CHECK (ends >= starts), is_all_day INTEGER NOT NULL, changed INTEGER NOT NULL,
    views INTEGER NOT NULL DEFAULT 0, UNIQUE (shop_id, event_id), UNIQUE (shop_id, uid)
  );
  CREATE INDEX event_ends ON event (shop_id, ends, starts);
  CREATE TABLE event_stretch (
    shop_id TEXT NOT NULL, stretch INTEGER NOT NULL, event INTEGER NOT NULL, PRIMARY KEY (shop_id, stretch, event)
  ) WITHOUT ROWID;
  CREATE INDEX event_stretch_event ON event_stretch (event);
  CREATE TABLE event_title (
    event INTEGER NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('book', 'ticket')), position INTEGER NOT NULL, eisbn TEXT NOT NULL, PRIMARY KEY (event, kind, position)
  ) WITHOUT ROWID;
  CREATE INDEX event_title_ticket ON event_title (eisbn) WHERE kind = 'ticket';
  CREATE TABLE feature (
    shop_id TEXT NOT NULL, list_id TEXT NOT NULL, date INTEGER NOT NULL, category TEXT NOT NULL, sub_category TEXT NOT NULL, PRIMARY KEY (shop_id, list_id)
  ) WITHOUT ROWID;
  CREATE TABLE report (
    progress_report_id TEXT PRIMARY KEY, shop_id TEXT NOT NULL, session_id TEXT NOT NULL, name TEXT NOT NULL, created INTEGER NOT NULL, progress INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('working', 'done', 'failed'))
  ) WITHOUT ROWID;
  CREATE INDEX report_created ON report (created);
`;
