/** How many files may be on their way at the same time: in all, and from one address. */
export interface Places {
  atOnce: number;
  perAddress: number;
}

/** Each file on its way has a place until it is given back. Undefined: there is none left. */
export function createPlaces({ atOnce, perAddress }: Places) {
  const taken = new Map<string, number>();
  let all = 0;
  return (address: string): (() => void) | undefined => {
    const own = taken.get(address) ?? 0;
    if (all >= atOnce || own >= perAddress) return undefined;
    all += 1;
    taken.set(address, own + 1);
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      all -= 1;
      const left = (taken.get(address) ?? 1) - 1;
      if (left > 0) taken.set(address, left);
      else taken.delete(address);
    };
  };
}
