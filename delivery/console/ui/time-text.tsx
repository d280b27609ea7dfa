const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** An ISO time in the reader's own zone. */
export function TimeText({ time }: { time: string }) {
  return (
    <time dateTime={time} title={time}>
      {formatTime(time)}
    </time>
  );
}

export const formatTime = (time: string): string => format.format(new Date(time));
