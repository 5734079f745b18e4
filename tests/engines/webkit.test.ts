import { webkit as playwrightWebKit } from 'playwright';
import { describe, test } from 'vitest';
import { findWebKit } from '../../scripts/start/engines.ts';
import { byPlaywright } from './by-playwright.ts';
import { flows } from './flows.ts';
import { webkit } from './webkit.ts';

const found = findWebKit();
if (!found) describe.skip('webkit', () => test('is not on this machine'));
else flows('debian' in found ? webkit(found.debian) : byPlaywright(playwrightWebKit));
