import { demoPartner } from '../sandbox/audiobooks/demo-partner';
import { startServer } from '../src/server';

/** The api with the partners that this project has: the audiobooks' is a demo one. */
startServer({ audiobooks: demoPartner });
