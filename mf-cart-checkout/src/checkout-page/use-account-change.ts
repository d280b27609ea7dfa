import { useSession } from '@bookfront/shared/session';
import { useState } from 'react';

/** `hasChanged`: in another tab the shopper who opened this checkout has logged out, or somebody else has logged in. */
export function useAccountChange(): { hasChanged: boolean; goOn: () => void } {
  const email = useSession().user?.email_address;
  const [owner, setOwner] = useState(email);
  if (!owner && email) setOwner(email);
  return { hasChanged: owner !== undefined && owner !== email, goOn: () => setOwner(email) };
}
