export default {
  'guide.title': 'Guide',
  'guide.help': 'What each part of the screen is for, in a minute; the tour points at them one by one.',
  'guide.start': 'Start the tour',
  'guide.sidebar': 'Menu',
  'guide.sidebarText':
    'The pages that you may open. It can be collapsed and stays as you left it; on a small screen it opens from the top left.',
  'guide.company': 'Current company',
  'guide.companyText':
    'Which company you are working in; each has its own colour. Click to change. Every browser tab can be in a company of its own.',
  'guide.tabs': 'Open pages',
  'guide.tabsText':
    'Pages that you have opened stay here with all that you typed; a dot means it is not saved. Right-click to refresh or to close others or all, middle-click to close, drag to sort. On a small screen this is a list.',
  'guide.search': 'Search',
  'guide.searchText':
    'Type a few letters to go to any page, change company, or do what the open page can do. The quickest way when you do not know the menu.',
  'guide.size': 'Size',
  'guide.sizeText': 'Makes buttons, fields and tables larger or smaller, in four steps.',
  'guide.errorLog': 'Error log',
  'guide.errorLogText': 'A dot shows that something went wrong. When you ask for support, attach what is listed here.',
  'guide.language': 'Language',
  'guide.languageText': 'Chinese, English, Spanish or Japanese at any time; what you have typed stays.',
  'guide.settings': 'Settings',
  'guide.settingsText':
    'Theme colour, dark and compact mode, tab bar, fixed top bar, logo in the sidebar. For you alone.',
  'guide.more': 'More',
  'guide.moreText': 'On a small screen, language, size, full screen, error log and settings are in here.',
  'guide.user': 'User menu',
  'guide.userText': 'Your account: change company, or sign out.',
  'guide.keys': 'Keyboard',
  'guide.keyPalette': 'Open the search',
  'guide.keyFilter': 'Go to the first filter of a list',
  'guide.keyEnter': 'Search, or submit',
  'guide.keyEscape': 'Close search, drawers and drop-downs; a dialog keeps its input',
  'guide.keyArrows': 'Move in tabs, menus and the tour',
  'guide.keyTab': 'Go to the next control',
};
