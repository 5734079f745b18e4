import { firefox as playwrightFirefox } from 'playwright';
import { describe, test } from 'vitest';
import { findFirefox } from '../../scripts/start/engines.ts';
import { byPlaywright } from './by-playwright.ts';
import { firefox } from './firefox.ts';
import { flows } from './flows.ts';

const found = findFirefox();
if (!found) describe.skip('firefox', () => test('is not on this machine'));
else flows('debian' in found ? firefox(found.debian) : byPlaywright(playwrightFirefox));
