/** What licences are called, and the message that one ends. */
export default {
  'licence.type1': '营业执照',
  'licence.type2': '药品经营许可证',
  'licence.type3': '药品生产许可证',
  'licence.type4': '医疗机构执业许可证',
  'licence.type5': '医疗器械经营许可证/备案',
  'licence.type6': '食品经营许可证/备案',
  'licence.type7': '法人授权委托书',
  'licence.type8': '质量保证协议',
  'licence.type9': '药品注册批件/再注册批件',
  'licence.ends': '{name}的{type}（{licenceNo}）将于{expiryDate}到期，还有{left}天，请及时办理续期。',
  'licence.endMany': '有{count}个证照将到期：{names}等，请在证照注销页面的“将受限”中查看并办理续期。',
};
