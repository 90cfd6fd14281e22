import type zh from '../zh-CN/content-errors';
import homeView from './content/shared/home-view';

/** Why the content area refuses something, or asks first; part of errors.ts. */
export default {
  ...homeView,
  43701: 'The host of the link is not on the allow list: {host}',
  43702: '{name} has ten at this position at that time already',
  43703: '{name} is editing this page',
  43704: 'A zone that is shown needs a product',
  43705: '{count} contents stand in this category',
  43711: 'This version is frozen and cannot be changed',
  43712: 'The time has passed, or the period is not valid',
  43713: 'Plans overlap: {detail}',
  43714: 'There is a draft; it will be kept as a version',
  43715: 'Some companies will show the default page: {branches}',
  43751: 'The page is too large',
  43752: 'The page is larger than advised: {files}',
  43753: 'An image with a link has no alternative text',
  43754: 'A hot area is too small',
  43761: 'Everybody was reminded today already',
  43762: 'Nobody is left who has not read it',
  'page.twice': 'Only one of these is allowed',
  'page.position': 'It stands first, or after the banner',
  'page.empty': 'It has no content',
  'page.tooFew': 'There are too few',
  'page.noCell': 'There are more than two pages hold',
  'page.text': 'A text is missing',
  'page.image': 'An image is missing',
  'page.jump': 'A link has no target',
  'page.area': 'Hot areas overlap or leave the image',
  'page.target': 'Nothing is chosen',
  'page.times': 'It ends before it begins',
} satisfies Record<keyof typeof zh, string>;
