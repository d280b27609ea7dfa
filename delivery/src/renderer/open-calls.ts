/** Matches replies to calls over a channel, by number. */
export function createCalls<Message, Reply extends { id: number }>() {
  const waiting = new Map<number, (reply: Reply | undefined) => void>();
  let next = 1;

  function settle(id: number, reply: Reply | undefined): void {
    waiting.get(id)?.(reply);
    waiting.delete(id);
  }
  return {
    /** Resolves with undefined if no reply comes within `waitMs`, or the channel breaks. */
    ask(
      send: (message: Message, onError: () => void) => void,
      write: (id: number) => Message,
      waitMs: number,
    ): Promise<Reply | undefined> {
      return new Promise((resolve) => {
        const id = next++;
        const timer = setTimeout(settle, waitMs, id, undefined);
        waiting.set(id, (reply) => {
          clearTimeout(timer);
          resolve(reply);
        });
        send(write(id), () => settle(id, undefined));
      });
    },
    answer: (reply: Reply): void => settle(reply.id, reply),
    /** Call when the other end is gone. */
    dropAll(): void {
      for (const id of [...waiting.keys()]) settle(id, undefined);
    },
  };
}
