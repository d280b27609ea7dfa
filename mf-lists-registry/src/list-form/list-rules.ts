import { limits } from '@bookfront/shared/schemas/limits';
import { object, string } from 'yup';
import * as m from '#messages';

/** P1 §5 New list name. */
export const listSchema = () =>
  object({
    name: string().trim().required(m.list_name_needed()).max(limits.list.name),
    description: string().max(limits.list.description),
  });
