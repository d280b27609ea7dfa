import { type ContactChannel, channelFor } from './contact-channel';

it.each<[string, ContactChannel, ContactChannel[], boolean, ContactChannel]>([
  ['one that is offered', 'email', ['email', 'phone'], true, 'email'],
  ['texts of a shop that sends none [CHK-46]', 'text', ['email', 'phone', 'text'], false, 'phone'],
  ['texts without a phone either', 'text', ['email', 'text'], false, 'email'],
  ['the phone of a shop that only emails', 'phone', ['email'], true, 'email'],
  ['anything of a shop that offers nothing', 'phone', [], true, 'email'],
])('%s is answered by what the shop offers', (_what, wanted, allowed_comm_prefs, texting_enabled, channel) => {
  expect(channelFor(wanted, { allowed_comm_prefs, texting_enabled })).toBe(channel);
});
