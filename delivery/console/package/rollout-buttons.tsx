import type { PackageStatus } from '../../src/operations/reading/status';
import { CommandButton } from '../commands/command-button';
import { canaryCommand, pauseCommand, promoteCommand, rollBackCommand } from '../commands/rollout-commands';
import { useStatus } from '../queries';
import { isAllowed, useAccess } from '../session/access';

/** The commands for a package's running canary that the token is good for. */
export function RolloutButtons({ own }: { own: PackageStatus }) {
  const access = useAccess();
  const status = useStatus().data;
  const { name, canary } = own;
  if (!canary || !status) return null;
  return (
    <span className="buttons">
      {isAllowed(access, 'promote', name) && (
        <CommandButton command={promoteCommand(own, canary.version, status)} of={name} />
      )}
      {isAllowed(access, 'canary', name) && (
        <>
          <CommandButton command={canaryCommand(own, canary.version, status)} of={`of ${name}`} />
          <CommandButton command={pauseCommand(own)} of={name} />
        </>
      )}
      {isAllowed(access, 'rollback', name) && (
        <CommandButton command={rollBackCommand(own, canary.version)} of={name} />
      )}
    </span>
  );
}
