/** How many files may be on their way at the same time: in all, and from one address. */
export interface UploadSlots {
  atOnce: number;
  perAddress: number;
}

/** Takes a slot for a file, and gives the function that frees it. Undefined: no slot is free. */
export function createUploadSlots({ atOnce, perAddress }: UploadSlots) {
  const taken = new Map<string, number>();
  let all = 0;
  return (address: string): (() => void) | undefined => {
    const own = taken.get(address) ?? 0;
    if (all >= atOnce || own >= perAddress) return undefined;
    all += 1;
    taken.set(address, own + 1);
    let isFreed = false;
    return () => {
      if (isFreed) return;
      isFreed = true;
      all -= 1;
      const left = (taken.get(address) ?? 1) - 1;
      if (left > 0) taken.set(address, left);
      else taken.delete(address);
    };
  };
}
