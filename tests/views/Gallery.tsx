/** Every part of `src/ui` in every state it has, one beneath the other: `npm run dev` shows it at `/gallery/`. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button, Disclosure, Switch } from '#ui/Button.tsx';
import { type ChoiceGroup, Combobox } from '#ui/Combobox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Highlighted } from '#ui/Highlighted.tsx';
import { Boundary } from '#ui/island.tsx';
import { LongWait } from '#ui/LongWait.tsx';
import { Menu } from '#ui/Menu.tsx';
import { NameLines } from '#ui/NameLines.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Select } from '#ui/Select.tsx';
import { Status } from '#ui/Status.tsx';
import { FailedTextNote, TextNote } from '#ui/TextNote.tsx';

const nothing = (): void => {};

function State({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <p className="quiet">{name}</p>
      {children}
    </div>
  );
}

/** @param room whose look the part has: a class of Home, of the command box, of a form */
function Part({ name, room, children }: { name: string; room?: string; children: ReactNode }): ReactNode {
  return (
    <section aria-label={name} style={{ marginBlockEnd: '2rem' }}>
      <h2>{name}</h2>
      <div className={room} style={{ display: 'grid', gap: '1rem', inlineSize: 'auto', blockSize: 'auto', margin: 0 }}>
        {children}
      </div>
    </section>
  );
}

/** A menu that stands open. */
function Opened({ children }: { children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = place.current?.querySelector('details');
    if (menu) menu.open = true;
  }, []);
  return (
    <div ref={place} style={{ minBlockSize: '9rem' }}>
      {children}
    </div>
  );
}

/** A menu that something else on the page has opened. */
function OpenedElsewhere(): ReactNode {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <div style={{ minBlockSize: '9rem' }}>
      <Button ref={setOpener}>3</Button>
      {opener && (
        <Menu opener={opener} label="search.verse" values={{ verse: '3' }}>
          {entries}
        </Menu>
      )}
    </div>
  );
}

const entries = (close: () => void): ReactNode => (
  <ul role="list">
    {['To English', 'Meaning'].map((entry) => (
      <li key={entry}>
        <Button variant="bare" onClick={close}>
          {entry}
        </Button>
      </li>
    ))}
  </ul>
);

const CHOICES: readonly ChoiceGroup[] = [
  {
    id: 'songs',
    title: 'Songs',
    choices: [
      { key: 'a', href: '#a', body: 'Sivapuranam' },
      { key: 'b', href: '#b', body: 'Siva Tandava' },
    ],
  },
  { id: 'actions', title: 'Actions', choices: [{ key: 'print', body: 'Print this song' }] },
];

function LiveCombobox({ groups, label }: { groups: readonly ChoiceGroup[]; label: string }): ReactNode {
  const [text, setText] = useState('');
  const [chosen, choose] = useState('');
  return (
    <>
      <Combobox
        label={label}
        placeholder="A number or a name"
        listLabel={`${label}: what was found`}
        text={text}
        onText={setText}
        groups={groups}
        isStale={() => false}
        onChoose={({ key }) => choose(key)}
      />
      <Status>{chosen && `Chosen: ${chosen}`}</Status>
    </>
  );
}

function LiveSearchField({ first, label }: { first: string; label: 'home.filter-folders' | 'home.search-files' }) {
  const [text, setText] = useState(first);
  return (
    <SearchField id={label} name={label} label={label} clearLabel="home.clear-search" text={text} onText={setText} />
  );
}

function LiveDialog(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      {open && (
        <Dialog label="A dialog" onClose={() => setOpen(false)}>
          <p>Words of a dialog.</p>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </Dialog>
      )}
    </>
  );
}

function LiveDisclosure(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Disclosure open={open} controls="folded" onClick={() => setOpen(!open)}>
        Languages
      </Disclosure>
      <div id="folded" hidden={!open}>
        What it folds.
      </div>
    </>
  );
}

function LiveSwitch(): ReactNode {
  const [on, turn] = useState(true);
  return (
    <Switch on={on} onClick={() => turn(!on)}>
      Single-key shortcuts
    </Switch>
  );
}

function LiveSelect(): ReactNode {
  const [value, choose] = useState('TAM');
  const options = [
    { value: 'TAM', label: 'Tamil' },
    { value: 'SAN', label: 'Sanskrit' },
  ];
  return (
    <>
      <label htmlFor="language">Language</label>
      <div className="chevron">
        <Select id="language" value={value} options={options} onChoose={choose} />
      </div>
      <Status>{`Chosen: ${value}`}</Status>
    </>
  );
}

function Broken(): ReactNode {
  throw new Error('The gallery shows what a broken part leaves.');
}

export function Gallery(): ReactNode {
  return (
    <>
      <h1>Parts</h1>
      <Part name="Button">
        <State name="With an edge">
          <Button>Copy</Button>
        </State>
        <State name="The main one">
          <Button className="main">Send</Button>
        </State>
        <State name="Plain">
          <Button variant="plain">Close</Button>
        </State>
        <State name="Small">
          <Button variant="small" aria-label="Move up">
            ↑
          </Button>
        </State>
        <State name="Disabled">
          <Button disabled>Translate</Button>
        </State>
        <State name="Disabled, and still reached">
          <Button aria-disabled>Count my presses</Button>
        </State>
        <State name="Waiting for its code">
          <Button aria-busy>Script</Button>
        </State>
      </Part>
      <Part name="Menu">
        <State name="Closed">
          <Menu label="more.more">{entries}</Menu>
        </State>
        <State name="Open">
          <Opened>
            <Menu label="reading.translate">{entries}</Menu>
          </Opened>
        </State>
        <State name="Opened elsewhere">
          <OpenedElsewhere />
        </State>
        <State name="Plain, with a sign">
          <Menu label="look.text-colours" sign="look.aa" variant="plain">
            {entries}
          </Menu>
        </State>
        <State name="Disabled">
          <Menu label="script.script" disabled>
            {entries}
          </Menu>
        </State>
        <State name="At work">
          <Menu label="reading.translate" busy>
            {entries}
          </Menu>
        </State>
      </Part>
      <Part name="Dialog">
        <LiveDialog />
      </Part>
      <Part name="Combobox" room="command">
        <State name="With choices">
          <LiveCombobox label="Find anything" groups={CHOICES} />
        </State>
        <State name="Without">
          <LiveCombobox label="Find a song" groups={[]} />
        </State>
      </Part>
      <Part name="Field" room="form">
        <State name="Plain">
          <div className="field">
            <Field id="plain" label="Name of a new list" />
          </div>
        </State>
        <State name="With what it takes">
          <Field id="hint" label="Name" hint="At most 200 characters." />
        </State>
        <State name="At fault">
          <Field id="fault" label="Email" hint="Only if you would like an answer." fault="Enter an email address." />
        </State>
        <State name="Of several lines">
          <Field id="lines" label="Comments" rows={3} />
        </State>
      </Part>
      <Part name="Search field" room="home">
        <State name="Empty">
          <LiveSearchField label="home.filter-folders" first="" />
        </State>
        <State name="Filled">
          <LiveSearchField label="home.search-files" first="siva" />
        </State>
      </Part>
      <Part name="Select" room="home">
        <LiveSelect />
      </Part>
      <Part name="Disclosure" room="home">
        <LiveDisclosure />
      </Part>
      <Part name="Switch">
        <State name="Live">
          <LiveSwitch />
        </State>
        <State name="Off">
          <Switch on={false}>Count my page loads</Switch>
        </State>
        <State name="Turned by the browser">
          <Switch on={false} aria-disabled>
            Count my presses
          </Switch>
        </State>
      </Part>
      <Part name="Status">
        <State name="Said">
          <Status className="quiet">The link is copied.</Status>
        </State>
        <State name="Could not be done">
          <Status role="alert">The words could not be loaded.</Status>
        </State>
        <State name="Nothing to say">
          <Status passing>{''}</Status>
        </State>
        <State name="For a screen reader, once it has stayed the same">
          <Status settles className="visually-hidden">
            12 songs
          </Status>
        </State>
      </Part>
      <Part name="Long wait">
        <State name="Said after a while">
          <LongWait onStop={nothing} place={() => null} />
        </State>
      </Part>
      <Part name="TextNote">
        <div data-marks />
        <Marks />
      </Part>
      <Part name="NameLines">
        <p>
          <NameLines
            lines={[
              { text: 'சிவபுராணம்', lang: 'ta' },
              { text: 'Sivapuranam', marks: [[0, 4]] },
            ]}
          />
        </p>
      </Part>
      <Part name="Highlighted">
        <p>
          <Highlighted text="Sivapuranam" marks={[[0, 4]]} />
        </p>
      </Part>
      <Part name="Boundary">
        <Boundary fallback={<p role="alert">This part of the page stopped working.</p>}>
          <Broken />
        </Boundary>
      </Part>
    </>
  );
}

/** In the place that stands above; it has to be in the page first. */
function Marks(): ReactNode {
  const [placed, setPlaced] = useState(false);
  useLayoutEffect(() => setPlaced(true), []);
  return (
    placed && (
      <>
        <TextNote>Sanskrit, in Telugu letters, transliterated.</TextNote>
        <FailedTextNote onRetry={nothing}>The script could not be loaded.</FailedTextNote>
      </>
    )
  );
}
