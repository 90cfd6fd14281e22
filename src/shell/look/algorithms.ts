export { default as compact } from 'antd/es/theme/themes/compact';
export { default as dark } from 'antd/es/theme/themes/dark';
