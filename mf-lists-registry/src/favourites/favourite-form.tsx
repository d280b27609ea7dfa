import { href } from '@bookfront/shared/routes';
import type { FormEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

interface FavouriteFormProps {
  call: 'titlelist/addItemToList' | 'titlelist/removeItemFromList';
  payload: { list_id: string; eisbn: string };
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}

/** One title into or out of one list, as a form that the edge takes before scripts run; it comes back to this page. */
export function FavouriteForm({ call, payload, onSubmit, children }: FavouriteFormProps) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={href.form(call)} onSubmit={onSubmit}>
      <input type="hidden" name="list_id" value={payload.list_id} />
      <input type="hidden" name="eisbn" value={payload.eisbn} />
      <input type="hidden" name="return_to" value={pathname + search} />
      {children}
    </Form>
  );
}

const Form = styled.form`
  display: inline-flex;
  margin: 0;
`;
