import { failureText, useCall } from '@bookfront/shared/api-client';
import { toast } from '@bookfront/shared/events';
import { useSettings } from '@bookfront/shared/page';
import type { Corp } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { Icon } from '@bookfront/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { restoreFocusAfterReload } from '../navigation';
import { switchAccount } from './switch-account';

/** SHL-36, SES-06: the accounts that this person may act for. Shows nothing if there is only one. */
export function AccountSwitcher() {
  const { is_v1 } = useSettings();
  const { user } = useSession();
  const { data, error, refetch } = useCall('account/getAvailableCorps', {});
  const [pendingId, setPendingId] = useState('');
  if (error)
    return (
      <RetryButton onClick={() => void refetch()}>{m.try_again_after({ reason: failureText(error) })}</RetryButton>
    );
  if (!data || data.corps.length < 2) return null;
  const choose = async (corp: Corp) => {
    if (pendingId) return;
    setPendingId(corp.id);
    const failure = await switchAccount(corp, is_v1);
    if (!failure) {
      restoreFocusAfterReload('account');
      return location.reload();
    }
    setPendingId('');
    toast(failureText(failure), 'error');
  };
  return (
    <Group aria-label={m.switch_account()}>
      <p>{m.switch_account()}</p>
      <ul>
        {data.corps.map((corp) => (
          <li key={corp.id}>
            <button
              type="button"
              aria-current={corp.id === user?.corp_id || undefined}
              aria-busy={pendingId === corp.id || undefined}
              onClick={() => void choose(corp)}
            >
              <span>{labelOf(corp)}</span>
              {corp.id === user?.corp_id && <Icon name="check" size={18} />}
            </button>
          </li>
        ))}
      </ul>
    </Group>
  );
}

/** An institution's name and company; a personal account is marked. */
function labelOf({ name, company, is_institution, is_personal }: Corp): string {
  if (is_personal) return `${name} (personal)`;
  return is_institution && company && company !== name ? `${name}, ${company}` : name;
}

const Group = styled.section`
  border-block: 1px solid var(--c-line);
  margin-block: 0.25rem;
  padding-block: 0.25rem;
  p {
    margin: 0;
    padding: 0.35rem 0.5rem 0;
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  button {
    justify-content: space-between;
    gap: 0.5rem;
  }
`;

const RetryButton = styled.button.attrs({ type: 'button' })`
  color: var(--c-bad);
`;
