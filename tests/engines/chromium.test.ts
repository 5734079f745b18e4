import { chromium } from 'playwright';
import { findChromium, headlessOf, QUIET } from '../../scripts/start/chromium.ts';
import { byPlaywright } from './by-playwright.ts';
import { flows } from './flows.ts';

flows(byPlaywright(chromium, { executablePath: headlessOf(findChromium()), args: [...QUIET] }));
