/*
 * Each of ProComponents' providers made all variables of the theme once more, whenever it was drawn, under a name that
 * no style reads: two texts of seven hundred values and a style of 11 KB.
 */
const NONE = [{}, ''];

export const useCacheToken = () => NONE;
