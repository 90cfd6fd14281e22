import type { TextId } from '@/core/i18n';
import type { ColourToken, NumberToken, TokenProblem } from '../../../../config/themeTokens';

export const COLOUR_TEXT: Readonly<Record<ColourToken, TextId>> = {
  colorPrimary: 'theme.colorPrimary',
  colorLink: 'theme.colorLink',
  colorSuccess: 'theme.colorSuccess',
  colorWarning: 'theme.colorWarning',
  colorError: 'theme.colorError',
  colorText: 'theme.colorText',
  colorTextSecondary: 'theme.colorTextSecondary',
  colorTextTertiary: 'theme.colorTextTertiary',
  colorBorder: 'theme.colorBorder',
  colorBgContainer: 'theme.colorBgContainer',
  colorBgElevated: 'theme.colorBgElevated',
  colorBgLayout: 'theme.colorBgLayout',
};

export const NUMBER_TEXT: Readonly<Record<NumberToken, TextId>> = {
  fontSize: 'theme.fontSize',
  borderRadius: 'theme.borderRadius',
  controlHeight: 'theme.controlHeight',
  sizeUnit: 'theme.sizeUnit',
  sizeStep: 'theme.sizeStep',
  lineWidth: 'theme.lineWidth',
};

export const PROBLEM_TEXT: Readonly<Record<TokenProblem['kind'], TextId>> = {
  unknown: 'theme.problemUnknown',
  number: 'theme.problemNumber',
  colour: 'theme.problemColour',
  object: 'theme.problemObject',
};
