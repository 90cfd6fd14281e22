export const LIST_PAGE = '/content/zoneConfig';
export const EDIT_PAGE = '/content/updateZoneConfig';
