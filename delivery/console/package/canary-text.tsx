import type { PackageStatus } from '../../src/operations/reading/status';
import { audienceText } from '../commands/rollout-commands';

/** '2.0.0 for 10 % of guests', its share as a bar, and where it goes from there. */
export function CanaryText({ own: { canary, request } }: { own: PackageStatus }) {
  const asked = request && (
    <span className="hint">
      {request.by} wants {request.version} live; a second person must promote it
    </span>
  );
  if (!canary) return asked ?? <>–</>;
  const { version, share, only, next, soakMs, paused } = canary;
  return (
    <>
      {version} for {share} %{only ? ` of ${audienceText(only)}` : ''}
      <meter min={0} max={100} value={share} aria-label={`Share of ${version}`} />
      {asked}
      {paused && <span className="tag">paused</span>}
      {next !== undefined && !paused && (
        <span className="hint">
          then {next} % after {Math.round(soakMs / 60_000)} min
        </span>
      )}
    </>
  );
}
