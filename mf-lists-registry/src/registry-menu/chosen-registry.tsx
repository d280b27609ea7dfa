import { type CallFailure, failureText, useCall } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import { Button, FieldError, Hidden, ShopLink, Skeleton, useOnDemand } from '@bookfront/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { useItemChanges } from '../registry-changes';

interface ChosenRegistryProps {
  registryId: string;
  eisbn: string;
  title: string;
  /** ERR-27: called if the registry can’t be loaded; clears the choice. */
  onFailed: (failure: CallFailure) => void;
}

/** How many of the title the registry asks for: none yet, then a step at a time (REG-09 to REG-11). */
export function ChosenRegistry({ registryId, eisbn, title, onFailed }: ChosenRegistryProps) {
  const { data, error } = useCall('giftregistry/get', { gift_registry_id: registryId });
  const { add, update, remove, isBusy, failure } = useItemChanges(registryId, { eisbn, title });
  const question = useOnDemand(() => import('../remove-gift'));
  const group = useRef<HTMLFieldSetElement>(null);
  const failedLoad = data ? null : error;
  useEffect(() => {
    if (failedLoad) onFailed(failedLoad);
  }, [failedLoad, onFailed]);
  const item = data?.items.find((one) => one.title.eisbn === eisbn);
  const wanted = item?.qty_requested ?? 0;
  const bought = item?.qty_purchased ?? 0;
  // the button that was pressed may have given way to others
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever the number has changed
  useEffect(() => {
    if (document.activeElement === document.body) group.current?.querySelector('button')?.focus();
  }, [wanted]);
  if (!data) return <Skeleton lines={1} height="44px" />;
  const drop = () => (bought > 0 ? question.start() : remove());
  const lower = () => (wanted === 1 ? drop() : update(wanted - 1));
  return (
    <Group ref={group} aria-label={data.title}>
      <Hidden role="status">{wanted > 0 && m.item_wanted({ count: wanted })}</Hidden>
      {wanted === 0 ? (
        <Button busy={isBusy} onClick={add}>
          {m.registry_add_one()}
        </Button>
      ) : (
        <Stepper title={title} wanted={wanted} isBusy={isBusy} onLower={lower} onRaise={() => update(wanted + 1)} />
      )}
      {question.code && (
        <question.code.RemoveGift title={title} bought={bought} onRemove={remove} onClose={question.stop} />
      )}
      {question.failedDialog}
      <div role="alert">{failure && <FieldError>{failureText(failure)}</FieldError>}</div>
      <ShopLink to={href.registry(registryId)}>{m.registry_see()}</ShopLink>
    </Group>
  );
}

interface StepperProps {
  title: string;
  wanted: number;
  isBusy: boolean;
  onLower: () => void;
  onRaise: () => void;
}

const Stepper = ({ title, wanted, isBusy, onLower, onRaise }: StepperProps) => (
  <Steps>
    <Button kind="quiet" busy={isBusy} aria-label={m.item_fewer({ title })} onClick={onLower}>
      −
    </Button>
    <span aria-hidden="true">{wanted}</span>
    <Button kind="quiet" busy={isBusy} aria-label={m.item_more({ title })} onClick={onRaise}>
      +
    </Button>
  </Steps>
);

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  > a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: var(--c-link);
  }
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
`;
