import type { ReleaseCommand } from './command';
import { useOpenCommand } from './opened-command';

/** A command's button, which opens its dialog. `of`: what the command is for, where several stand in one page. */
export function CommandButton({ command, of }: { command: ReleaseCommand; of?: string }) {
  const open = useOpenCommand();
  return (
    <button
      type="button"
      className={command.isDangerous ? 'danger' : undefined}
      aria-haspopup="dialog"
      aria-label={of ? `${command.button} ${of}` : undefined}
      onClick={() => open(command)}
    >
      {command.button}
    </button>
  );
}
