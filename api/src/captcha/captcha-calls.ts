import { defineCall } from '../call';
import { newChallenge } from './captcha';

export const captchaCalls = [
  defineCall('captcha/getChallenge', async (context) => ({ challenge: await newChallenge(context) })),
];
