import type { List } from '@bookfront/shared/schemas';
import { Hidden, Icon } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { useListNames } from '../list-name';

interface ListChoicesProps {
  lists: List[];
  /** A list_id, '' where none is chosen yet. */
  chosen: string;
  onChoose: (listId: string) => void;
}

/** One list of several; where the title is already can't be chosen again. */
export function ListChoices({ lists, chosen, onChoose }: ListChoicesProps) {
  const nameOf = useListNames();
  return (
    <Choices>
      <legend>
        <Hidden>{m.your_lists()}</Hidden>
      </legend>
      {lists.map((list) =>
        list.contains_eisbn ? (
          <AlreadyInList key={list.list_id} name={nameOf(list)} />
        ) : (
          <label key={list.list_id}>
            <input
              type="radio"
              name="list_id"
              value={list.list_id}
              checked={chosen === list.list_id}
              onChange={() => onChoose(list.list_id)}
            />
            <span dir="auto">{nameOf(list)}</span>
          </label>
        ),
      )}
    </Choices>
  );
}

/** Not a radio, since only one radio of a group can be checked. */
function AlreadyInList({ name }: { name: string }) {
  return (
    <p>
      <Icon name="check" size={20} />
      <span dir="auto">
        {name}
        <small>{m.already_in_this_list()}</small>
      </span>
    </p>
  );
}

const Choices = styled.fieldset`
  position: relative;
  max-height: max(11rem, 100dvh - 17rem);
  margin: 0 -0.5rem;
  padding: 2px;
  border: 0;
  overflow-y: auto;
  label,
  p {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.75rem;
    align-items: center;
    min-height: 48px;
    margin: 0;
    padding: 0.4rem 0.5rem;
    border-radius: 5px;
    overflow-wrap: anywhere;
  }
  label {
    cursor: pointer;
  }
  label:hover {
    background: var(--c-wash);
  }
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--c-primary);
  }
  small {
    display: block;
    color: var(--c-muted);
    font-size: var(--size-small);
  }
`;
