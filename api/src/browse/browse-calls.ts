import { defineCall } from '../call';
import { browse } from './browse-service';
import { suggest } from './suggest-service';

export const browseCalls = [
  defineCall('browse/get', browse),
  defineCall('browse/getSuggest', async (context, { t }) => ({ suggestions: await suggest(context, t) })),
];
