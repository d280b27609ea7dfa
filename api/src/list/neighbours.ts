import type { Title } from '@bookfront/shared/schemas';
import type { CallContext } from '../call-context/call-context';
import { CallError } from '../http/failure';
import { besideInList } from './item-repository';
import { requireReadableList } from './list-service';

type Neighbours = Pick<Title, 'list_previous_eisbn' | 'list_next_eisbn' | 'list_name'>;
const none: Neighbours = { list_previous_eisbn: '', list_next_eisbn: '', list_name: '' };

/**
 * The titles before and after this one in a list. None if the visitor may not read the list: the title itself still
 * shows.
 */
export async function neighbours(context: CallContext, eisbn: string, listId: string | undefined): Promise<Neighbours> {
  if (!listId) return none;
  try {
    const list = await requireReadableList(context, listId);
    const beside = await besideInList(context.db, list, eisbn);
    if (!beside) return none;
    return { list_previous_eisbn: beside.previous, list_next_eisbn: beside.next, list_name: list.name };
  } catch (error) {
    if (error instanceof CallError) return none;
    throw error;
  }
}
