/**
 * The pages of texts: drawn from the template that Astro has rendered, by the functions that a device draws kept texts with. Astro
 * makes a page in four times as long, and keeps something of each.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Library } from '#core/library/library.ts';
import { filePages } from '#core/library/pages.ts';
import { renderFaultPage } from '#page/render-fault.ts';
import { draw } from '../../src/features/offline/draw/draw.ts';
import { readTemplate } from '../../src/features/offline/draw/template.ts';
import { readText } from '../../src/snapshot.ts';
import { makeFolder } from '../build/hard-links.ts';
import { TEMPLATE_FILE } from '../offline/template-file.ts';
import { fileOfPath } from '../verify/pages.ts';

export interface DrawWork {
  /** Folder of the snapshot. */
  snapshot: string;
  /** The folder that Astro has rendered into; pages that did not change are there already. */
  folder: string;
}

/** What draws, or a page that says why it cannot be drawn: no text stops a build, the checks leave it out. */
function safely(drawing: () => string): string {
  try {
    return drawing();
  } catch (error) {
    return renderFaultPage(error);
  }
}

/**
 * Draws the pages that are not there yet of all texts that are.
 * @returns how many it drew
 * @throws {UserError} when a text is damaged
 * @throws {TemplateError} when pages cannot be drawn as Astro renders them
 */
export function drawPages(library: Library, { snapshot, folder }: DrawWork): number {
  const template = readTemplate(readFileSync(join(folder, TEMPLATE_FILE), 'utf8'));
  let drawn = 0;
  for (const page of filePages(library)) {
    const { path, digest } = page.song;
    if (digest === null) continue;
    const file = join(folder, fileOfPath(path));
    if (existsSync(file)) continue;
    const text = readText(snapshot, digest);
    makeFolder(dirname(file));
    writeFileSync(
      file,
      safely(() => draw(template, page, text)),
    );
    drawn += 1;
  }
  return drawn;
}
