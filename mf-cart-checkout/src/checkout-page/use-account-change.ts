import { useSession } from '@bookfront/shared/session';
import { useState } from 'react';
import { isOtherShopper } from '../shopper';

/** `hasChanged`: in another tab the shopper who opened this checkout has logged out, or somebody else has logged in. */
export function useAccountChange(): { hasChanged: boolean; acknowledge: () => void } {
  const session = useSession();
  const email = session.user?.email_address;
  const [owner, setOwner] = useState(email);
  if (!owner && email) setOwner(email);
  return { hasChanged: isOtherShopper(owner, session), acknowledge: () => setOwner(email) };
}
