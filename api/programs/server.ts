import { demoPartner } from '../sandbox/audiobooks/demo-partner';
import { startServer } from '../src/server';

/** Starts the api with this project's partners; the audiobook partner is a demo. */
startServer({ audiobooks: demoPartner });
