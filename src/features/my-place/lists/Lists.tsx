/** The reader's own lists: made, opened, and brought back once deleted. */
import { type ReactNode, useState } from 'react';
import { useWords } from '#words/useWords.ts';
import { Section, useSection } from '../Section.tsx';
import { change, newList } from '../store.browser.ts';
import { useUndo } from '../useUndo.tsx';
import { ListNameForm } from './ListName.tsx';
import { deleteList, listName, type OwnList, putBackList } from './lists.ts';
import { OwnListRow } from './OwnListRow.tsx';

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

export function Lists({ lists }: { lists: readonly OwnList[] }): ReactNode {
  const t = useWords();
  const tools = useSection();
  // Here, since a list that is deleted and brought back is as it was.
  const [open, setOpen] = useState<readonly string[]>([]);
  const [editing, setEditing] = useState<readonly string[]>([]);
  const undo = useUndo(tools);

  const make = (typed: string): boolean => {
    const name = listName(typed);
    if (name === '') {
      tools.say(t('my.new-list-nameless'));
      tools.focusOn('new-list');
      return false;
    }
    const { id, stored } = newList(name, []);
    if (!tools.tell(stored, 'my.lists-full')) return false;
    setOpen((now) => [...now, id]);
    tools.say(t('my.list-made', { list: name }));
    tools.focusOn(`list:${id}`);
    return true;
  };
  const remove = (list: OwnList, at: number): void =>
    undo.remove({
      at,
      words: t('my.list-deleted', { list: list.name }),
      remove: () => change('lists', (now) => deleteList(now, list.id)),
      back: () => change('lists', (now) => putBackList(now, list, at)),
      isBack: (outcome) => outcome !== 'refused', // 'same': another tab has brought it back
      focus: [`list:${list.id}`],
    });

  const rows = undo.among(
    lists.map((list, at) => (
      <OwnListRow
        key={list.id}
        list={list}
        tools={tools}
        undo={undo}
        open={open.includes(list.id)}
        editing={editing.includes(list.id)}
        onOpen={() => setOpen(toggled(open, list.id))}
        onEdit={() => setEditing(toggled(editing, list.id))}
        onDelete={() => remove(list, at)}
      />
    )),
  );
  return (
    <Section id="lists" title="my.lists" tools={tools}>
      {rows.length === 0 ? (
        <p className="quiet">{t('my.lists-about')}</p>
      ) : (
        <ul className="lists" role="list">
          {rows}
        </ul>
      )}
      <ListNameForm
        id="new-list"
        label={t('my.new-list-name')}
        action={t('my.make-list')}
        marks={['new-list', 'make']}
        onSubmit={make}
      />
    </Section>
  );
}
