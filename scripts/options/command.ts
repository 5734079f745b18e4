/** How a script declares its options, and the types of what it gets. */

type Described = {
  /** What it gives, for `--help` and errors; a noun phrase, lower case, no full stop: `folder of the library`. */
  readonly help: string;
  /** What stands for the value in `--help` where the type's own word says too little: `DIR`. */
  readonly placeholder?: string;
};

/** One option. Without a default, an option that is not given is undefined (a flag: false). */
export type Option = Described &
  (
    | { readonly type: 'flag' }
    | { readonly type: 'text'; readonly default?: string }
    /** An http or https address; slashes at its end are dropped. */
    | { readonly type: 'url'; readonly default?: string }
    /** A TCP port, 0 (any free one) to 65535. */
    | { readonly type: 'port'; readonly default?: number }
    /** A whole number, from `min` (0 unless given) to `max` (no bound unless given). */
    | { readonly type: 'number'; readonly default?: number; readonly min?: number; readonly max?: number }
    | { readonly type: 'choice'; readonly default?: string; readonly choices: readonly string[] }
  );

/** A script as its user sees it. */
export type Command = {
  /** As typed: `npm run api`. */
  readonly name: string;
  /** One sentence. */
  readonly about: string;
  /** By long name, without dashes: `{ 'bare-list': { type: 'flag', … } }`; `help` is taken. */
  readonly options: Readonly<Record<string, Option>>;
  /** Lines that `--help` has after the options. */
  readonly more?: readonly string[];
};

type Value<O extends Option> = O extends { type: 'flag' }
  ? boolean
  : O extends { type: 'port' | 'number' }
    ? number
    : O extends { choices: readonly (infer Choice)[] }
      ? Choice
      : string;

type Absent<O extends Option> = O extends { type: 'flag' } | { default: string | number } ? never : undefined;

/** The value of each option, by its long name. */
export type Values<C extends Command> = {
  [Name in keyof C['options']]: Value<C['options'][Name]> | Absent<C['options'][Name]>;
};
