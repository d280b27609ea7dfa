import { call } from '@bookfront/shared/api-client';
import { bus, toast } from '@bookfront/shared/events';
import type { List } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { Field, TextArea } from '@bookfront/shared/ui';
import { Dialog } from '@bookfront/shared/ui/dialog';
import { useShopForm } from '@bookfront/shared/ui/shop-form';
import styled from 'styled-components';
import * as m from '#messages';
import { useCacheLists } from '../own-lists';
import { SaveActions } from '../save-actions';
import { listSchema } from './list-rules';

interface ListFormProps {
  /** The list that is changed; without one a new list is made. */
  list?: List;
  onDone?: (listId: string) => void;
  onClose: () => void;
}

/** P1 §5: name and description of a list. A failure is said in the dialog, which keeps what was typed (ERR-24). */
export function ListForm({ list, onDone, onClose }: ListFormProps) {
  const cacheLists = useCacheLists();
  const form = useShopForm({
    initialValues: () => ({ name: list?.name ?? '', description: list?.description_text ?? '' }),
    schema: listSchema,
    send: async (values) => {
      const result = await save(list, values);
      if (!result.ok) return result;
      cacheLists(result.value);
      bus.emit('list:changed', { list_id: result.value.list_id });
      toast(list ? m.list_saved() : m.list_created());
      onDone?.(result.value.list_id);
      return result;
    },
    onDone: onClose,
  });
  const isNameless = form.values.name.trim() === '';
  const missing = isNameless && form.values.name !== form.initialValues.name ? m.list_name_needed() : undefined;
  const name = form.field('name');
  return (
    <Dialog title={list ? m.list_edit() : m.list_new()} onClose={onClose}>
      <Form {...form.props}>
        <Field {...name} label={m.list_name()} error={name.error ?? missing} maxLength={limits.list.name} dir="auto" />
        <TextArea
          {...form.field('description')}
          label={m.list_description()}
          hint={m.optional()}
          maxLength={limits.list.description}
          dir="auto"
        />
        <SaveActions failure={form.failure} isBusy={form.isBusy} isDisabled={isNameless} onClose={onClose} />
      </Form>
    </Dialog>
  );
}

interface ListValues {
  name: string;
  description: string;
}

async function save(list: List | undefined, values: ListValues) {
  if (!list) return call('titlelist/create', values);
  const { list_id, revision } = list;
  const result = await call('titlelist/modify', { list_id, revision, ...values });
  return result.ok ? { ...result, value: { ...result.value, list_id } } : result;
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
`;
