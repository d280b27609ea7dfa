import type { Handlers } from '../../call-context/call-context';
import { newChallenge } from '../../captcha/captcha';

export const captchaCalls = {
  'captcha/getChallenge': async (context) => ({ challenge: await newChallenge(context) }),
} satisfies Partial<Handlers>;
