import { usePage } from '@bookfront/shared/page';
import { href } from '@bookfront/shared/routes';
import { MarkedText } from '@bookfront/shared/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';

/** Names the releases that an operator's link pins for this browser, and removes the pins. */
export function PinBanner() {
  const { pins = [] } = usePage();
  const { pathname, search } = useLocation();
  if (pins.length === 0) return null;
  return (
    <Bar aria-label={m.test_release()}>
      <p>
        <MarkedText
          parts={m.testing_releases({ names: pins.map(({ name, version }) => `${name} ${version}`).join(', ') })}
          draw={{ releases: (words) => <strong>{words}</strong> }}
        />
      </p>
      <form method="post" action={href.form('unpin')}>
        <input type="hidden" name="return_to" value={pathname + search} />
        <button type="submit">{m.back_to_the_live_shop()}</button>
      </form>
    </Bar>
  );
}

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.25rem 1rem;
  padding: 0.4rem 1rem;
  background: #ffe27a;
  color: #221b00;
  font-size: var(--size-small);
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  button {
    min-height: 44px;
    padding: 0 0.9rem;
    border: 1px solid currentColor;
    border-radius: 4px;
    background: none;
    cursor: pointer;
  }
`;
