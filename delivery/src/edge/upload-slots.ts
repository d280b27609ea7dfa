/** How many uploads may run at the same time: in all, and from one address. */
export interface UploadSlots {
  atOnce: number;
  perAddress: number;
}

/** Takes a slot for an upload and returns the function that frees it; undefined if none is free. */
export function createUploadSlots({ atOnce, perAddress }: UploadSlots) {
  const taken = new Map<string, number>();
  let all = 0;
  return (address: string): (() => void) | undefined => {
    const own = taken.get(address) ?? 0;
    if (all >= atOnce || own >= perAddress) return undefined;
    all += 1;
    taken.set(address, own + 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      all -= 1;
      const left = (taken.get(address) ?? 1) - 1;
      if (left > 0) taken.set(address, left);
      else taken.delete(address);
    };
  };
}
