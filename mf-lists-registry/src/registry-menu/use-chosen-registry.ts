import { tabStorage } from '@bookfront/shared/storage';
import { useState } from 'react';

const key = 'gift-registry';

/** The registry that titles were added to last, kept for the visit: the next title most likely goes there too. */
export function useChosenRegistry(): [chosen: string | undefined, choose: (registryId: string | undefined) => void] {
  const [chosen, setChosen] = useState(() => tabStorage.read(key));
  return [
    chosen,
    (registryId) => {
      setChosen(registryId);
      if (registryId === undefined) tabStorage.remove(key);
      else tabStorage.write(key, registryId);
    },
  ];
}
