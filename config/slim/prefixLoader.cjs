/** The kit styles antd's boxes by the prefix of the console; in the property module they have another one. */
module.exports = function withModulePrefix(source) {
  return source.replaceAll('.ant-', '.pms-').replaceAll('--ant-', '--pms-');
};
