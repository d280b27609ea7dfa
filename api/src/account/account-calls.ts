import { defineCall } from '../call';
import { buildSession } from '../session/session-service';
import { logIn, logOut } from './login-service';

export const accountCalls = [
  defineCall('account/login', async (context, login) => {
    await logIn(context, login);
    return buildSession(context.db, context);
  }),
  defineCall('account/logout', async (context) => {
    await logOut(context);
    return buildSession(context.db, context);
  }),
];
