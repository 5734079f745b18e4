/** The single keys that the script of every page hands on. It is a list of its own, since the actions are not in that script. */
export const SHORTCUT_KEYS = /^[npjkothrNPJKOTHR/?]$/;
