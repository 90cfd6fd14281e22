import type zh from '../zh-CN/content-errors';

/** Why the content area refuses something, or asks first; part of errors.ts. */
export default {
  43701: 'The host of the link is not on the allow list: {host}',
  43702: '{name} has ten at this position at that time already',
  43705: '{count} contents stand in this category',
  43761: 'Everybody was reminded today already',
  43762: 'Nobody is left who has not read it',
} satisfies Record<keyof typeof zh, string>;
