import { href } from '@bookfront/shared/routes';
import { Button, Field } from '@bookfront/shared/ui';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import type { BlockProps } from '../block-props';
import { BlockHeading, Markup } from '../parts';
import { fieldsOf, type Name, noValues, type Values } from './fields';

const loadForm = () => import('./checked-form');

/**
 * PGB-38: a newsletter form. A plain form until its code is there, and without scripts; what has been typed meanwhile
 * and the focus stay.
 */
export function Newsletter({ block, pageId, level }: BlockProps<'mailchimp_embedded'>) {
  const place = useRef<HTMLDivElement>(null);
  const typed = () => ({ values: valuesIn(place.current), focused: focusedIn(place.current) });
  return (
    <>
      <BlockHeading text={block.heading} level={level} />
      {block.text && <Markup dir="auto" dangerouslySetInnerHTML={{ __html: block.text }} />}
      <Place ref={place}>
        <OnDemand
          load={loadForm}
          placeholder={<PlainForm block={block} pageId={pageId} />}
          failed={() => <PlainForm block={block} pageId={pageId} />}
        >
          {({ CheckedForm }) => <CheckedForm block={block} pageId={pageId} typed={typed} />}
        </OnDemand>
      </Place>
    </>
  );
}

function PlainForm({ block, pageId }: Pick<BlockProps<'mailchimp_embedded'>, 'block' | 'pageId'>) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={href.form('newsletter/subscribe')}>
      <input type="hidden" name="return_to" value={pathname + search} />
      <input type="hidden" name="page_id" value={pageId} />
      <input type="hidden" name="block_id" value={block.id} />
      {fieldsOf(block).map(({ isWanted: _, ...field }) => (
        <Field key={field.name} {...field} required={field.name === 'email'} />
      ))}
      <Button type="submit">{block.button_label || m.subscribe()}</Button>
    </form>
  );
}

const inputsIn = (place: HTMLElement | null) => [...(place?.querySelectorAll('input') ?? [])];
const isName = (name: string): name is Name => Object.hasOwn(noValues, name);

function valuesIn(place: HTMLElement | null): Values {
  const values = { ...noValues };
  for (const { name, value } of inputsIn(place)) if (isName(name)) values[name] = value;
  return values;
}

const focusedIn = (place: HTMLElement | null): string | undefined =>
  inputsIn(place).find((input) => input === document.activeElement)?.name;

const Place = styled.div`
  max-width: 26rem;
  margin: 1rem auto 0;
  text-align: left;
  &:not([data-align] *) {
    margin-inline: 0;
  }
  form {
    display: grid;
    gap: 1rem;
  }
`;
