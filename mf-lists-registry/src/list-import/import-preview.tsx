import { formatCount } from '@bookfront/shared/format';
import type { ImportedTitle } from '@bookfront/shared/schemas';
import { Button, FieldError } from '@bookfront/shared/ui';
import { DialogActions } from '@bookfront/shared/ui/dialog';
import * as m from '#messages';
import { Rows } from './rows';
import { SkippedRows } from './skipped-rows';
import type { Found } from './use-list-import';

interface ImportPreviewProps {
  found: Found;
  /** Why the titles could not be added: they can be sent once more. */
  refusal: string | undefined;
  onConfirm: () => void;
  onBack: () => void;
  onCancel: () => void;
}

/** What the shop found of the file, before anything is added. */
export function ImportPreview({ found, refusal, onConfirm, onBack, onCancel }: ImportPreviewProps) {
  const { matched, already, titles } = found;
  const hasNew = matched > already;
  return (
    <>
      <p>
        {[
          m.import_matched({ count: formatCount(matched) }),
          already > 0 && m.import_already({ count: formatCount(already) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {titles.length > 0 && (
        <Rows aria-label={m.import_titles()}>
          {titles.map((title) => (
            <TitleRow key={title.eisbn} {...title} />
          ))}
        </Rows>
      )}
      {matched > titles.length && <p>{m.import_more({ count: formatCount(matched - titles.length) })}</p>}
      <SkippedRows found={found} />
      {matched > 0 && !hasNew && <p>{m.import_nothing_new()}</p>}
      <div role="alert">{refusal && <FieldError>{refusal}</FieldError>}</div>
      <DialogActions>
        <Button kind="plain" onClick={onCancel}>
          {m.cancel()}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {m.import_choose_other()}
        </Button>
        {hasNew && <Button onClick={onConfirm}>{m.import_add()}</Button>}
      </DialogActions>
    </>
  );
}

function TitleRow({ title, authors, is_held }: ImportedTitle) {
  return (
    <li>
      <span dir="auto">{authors ? m.import_title_by({ title, authors }) : title}</span>
      {is_held && <small>{m.import_held()}</small>}
    </li>
  );
}
