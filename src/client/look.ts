/** The menu of looks: shows what is chosen, applies and keeps what the reader chooses, and follows other tabs. */
import { type Choice, LOOK_KEY, LOOKS, type Look, readLook, stepSize, writeLook } from '#domain/look.ts';

const root = document.documentElement;
const forms = [...document.querySelectorAll<HTMLFormElement>('[data-look]')];

function stored(): string | null {
  try {
    return localStorage.getItem(LOOK_KEY);
  } catch {
    return null;
  }
}

/** Storage may be blocked or full: then the choice holds for this page. */
function keep(look: Look): void {
  const json = writeLook(look);
  try {
    if (json === null) localStorage.removeItem(LOOK_KEY);
    else localStorage.setItem(LOOK_KEY, json);
  } catch {}
}

let look = readLook(stored());

function show(): void {
  for (const [choice, value] of Object.entries(look)) {
    if (value === LOOKS[choice as Choice][0]) delete root.dataset[choice];
    else root.dataset[choice] = value;
  }
  for (const form of forms) {
    for (const field of form.elements) {
      if (field instanceof HTMLInputElement) field.checked = look[field.name as Choice] === field.value;
    }
  }
}

/** Changes the look and leaves the verse at the upper edge of the text where it is. */
function change(next: Look): void {
  look = next;
  keep(look);
  const box = document.querySelector<HTMLElement>('[data-box]');
  const edge = box?.getBoundingClientRect().top ?? 0;
  const verse = [...(box?.querySelectorAll('p') ?? [])].find((each) => each.getBoundingClientRect().bottom > edge + 1);
  const before = verse?.getBoundingClientRect().top ?? 0;
  show();
  if (box && verse && box.scrollTop > 0) box.scrollTop += verse.getBoundingClientRect().top - before;
}

for (const form of forms) {
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) change(readLook(JSON.stringify({ ...look, [target.name]: target.value })));
  });
  form.addEventListener('click', ({ target }) => {
    const step = target instanceof Element ? target.closest<HTMLElement>('[data-step]')?.dataset['step'] : undefined;
    if (step) change({ ...look, size: stepSize(look.size, step === '1' ? 1 : -1) });
  });
}

window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== LOOK_KEY && key !== null) return;
  look = readLook(key === null ? null : newValue);
  show();
});

show();
