/**
 * The one stylesheet of a home page, on a phone, in the designer and in the preview. Drawn for 375 px, good from 320 to
 * 430: everything is measured by the page that it stands in, never by the window.
 */
export const HOME_STYLE = `
.hv{--hv-ink:#1f1f1f;box-sizing:border-box;width:100%;max-width:600px;min-height:100%;margin:0 auto;padding-bottom:24px;
overflow-x:hidden;background:#f5f6f8;color:var(--hv-ink);font:14px/1.5 -apple-system,"PingFang SC","Microsoft YaHei",
"Noto Sans CJK SC","Segoe UI",sans-serif;-webkit-text-size-adjust:100%}
.hv *,.hv *::before,.hv *::after{box-sizing:border-box}
.hv ul{margin:0;padding:0;list-style:none}
.hv a{color:inherit;text-decoration:none}
.hv a:focus-visible,.hv button:focus-visible,.hv [tabindex]:focus-visible{outline:2px solid #0958d9;outline-offset:-2px}
.hv button{font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer}
.hv img,.hv .hv-blank{display:block;max-width:100%}
.hv [hidden]{display:none}
.hv-part{position:relative;overflow:hidden;color:var(--hv-ink)}
.hv-blank{background:#e4e7ec}
.hv-placeholder{padding:16px;border:1px dashed #8c8c8c;background:#fff;color:#595959;text-align:center}
.hv-fill{display:block;width:100%}
.hv-search{padding:8px 12px}
.hv-search-bar{display:flex;gap:8px;align-items:center}
.hv-search-field{flex:1;min-width:0;overflow:hidden;padding:0 14px;border-radius:18px;background:#fff;color:#595959;
line-height:36px;white-space:nowrap;text-overflow:ellipsis}
.hv-part .hv-search-field{color:#595959}
.hv-scan{padding:0 4px;line-height:36px}
.hv-words{display:flex;gap:8px;margin-top:6px!important;overflow-x:auto;scrollbar-width:none}
.hv-word{display:block;padding:0 10px;border-radius:14px;background:#fff;font-size:12px;line-height:28px;white-space:nowrap}
.hv-part .hv-word{color:#434343}
.hv-rotate{position:relative}
.hv-track{display:flex;overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:none}
.hv-track::-webkit-scrollbar,.hv-words::-webkit-scrollbar,.hv-nav::-webkit-scrollbar,.hv-sideways::-webkit-scrollbar{display:none}
.hv-slide{flex:0 0 100%;min-width:0;scroll-snap-align:start}
.hv-picture{width:100%;height:auto;object-fit:cover}
.hv-2-1{aspect-ratio:2/1}.hv-16-9{aspect-ratio:16/9}.hv-3-1{aspect-ratio:3/1}
.hv-dots{position:absolute;bottom:8px;left:50%;display:flex;gap:5px;padding:4px 6px;border-radius:8px;
background:rgba(0,0,0,.45);transform:translateX(-50%)}
.hv-dot{width:6px;height:6px;border-radius:3px;background:rgba(255,255,255,.55)}
.hv-on{width:12px;background:#fff}
.hv .hv-pause{position:absolute;right:6px;bottom:4px;width:28px;height:28px;border-radius:14px;background:rgba(0,0,0,.6);
color:#fff}
.hv-pause::before{content:"";position:absolute;top:9px;left:9px;width:10px;height:10px;border:solid #fff;border-width:0 3px}
.hv-pause[data-stopped]::before{left:11px;width:0;border-width:5px 0 5px 8px;border-color:transparent transparent transparent #fff}
.hv-nav{display:flex;overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:none;background:#fff}
.hv-nav-page{display:grid;flex:0 0 100%;grid-template-columns:repeat(var(--hv-columns),minmax(0,1fr));gap:10px 0;
align-content:start;scroll-snap-align:start}
.hv .hv-nav-page{padding:12px 4px}
.hv-nav-item{position:relative;display:flex;flex-direction:column;gap:4px;align-items:center;color:#1f1f1f;font-size:12px}
.hv-part .hv-nav-item{color:#1f1f1f}
.hv-icon{width:48px;height:48px;border-radius:12px;object-fit:cover}
.hv-nav-text{max-width:100%;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.hv-badge{position:absolute;top:-4px;left:calc(50% + 8px);padding:0 5px;border-radius:8px;background:#cf1322;color:#fff;
font-size:10px;line-height:16px;white-space:nowrap}
.hv-notice{display:flex;gap:8px;align-items:center;padding:0 12px;background:#fff;color:#1f1f1f}
.hv-horn{flex:none;padding:0 6px;border-radius:4px;background:#fff1e6;color:#ad2102;font-size:12px;line-height:20px}
.hv-rotate-y{flex:1;min-width:0}
.hv-rotate-y .hv-track{flex-direction:column;height:40px;padding-right:40px;overflow:hidden auto;scroll-snap-type:y mandatory}
.hv-rotate-y .hv-slide{flex:0 0 40px}
.hv-rotate-y .hv-pause{right:0;bottom:6px;background:#595959}
.hv-line{display:block;overflow:hidden;line-height:40px;white-space:nowrap;text-overflow:ellipsis}
.hv-part .hv-line{color:#1f1f1f}
.hv .hv-products{display:grid;gap:8px;padding:8px 12px}
.hv-one{grid-template-columns:minmax(0,1fr)}
.hv-two{grid-template-columns:repeat(2,minmax(0,1fr))}
.hv-three{grid-template-columns:repeat(3,minmax(0,1fr))}
.hv .hv-sideways{display:flex;overflow-x:auto;scrollbar-width:none}
.hv-sideways>li{flex:0 0 140px}
.hv-product{display:flex;flex-direction:column;height:100%;overflow:hidden;border-radius:8px;background:#fff}
.hv-part .hv-product{color:#1f1f1f}
.hv-product-picture{width:100%;height:auto;aspect-ratio:1;object-fit:cover}
.hv-one .hv-product{flex-direction:row}
.hv-one .hv-product-picture{flex:none;width:120px;height:120px}
.hv-product-text{display:flex;flex-direction:column;gap:2px;align-items:flex-start;min-width:0;padding:8px}
.hv-product-name{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2;line-height:1.35}
.hv-faint{color:#595959;font-size:12px}
.hv-tag{padding:0 4px;border-radius:3px;background:#fff1f0;color:#a8071a;font-size:11px;line-height:18px}
.hv-price{color:#cf1322;font-weight:600;font-variant-numeric:tabular-nums}
.hv .hv-zones{display:grid;gap:8px;padding:8px 12px}
.hv-zones-halves{grid-template-columns:repeat(2,minmax(0,1fr))}
.hv-zones-tall>li:first-child:nth-last-child(n+3){grid-row:span 2}
.hv-zone{overflow:hidden;border-radius:8px;background:#fff;color:var(--hv-ink)}
.hv-zone:not([style]){color:#1f1f1f}
.hv-zone-head{display:block}
.hv-zone-picture{width:100%;height:auto;object-fit:cover}
.hv-zone-name{display:block;padding:8px 10px;font-weight:600}
.hv-ad{position:relative}
.hv-ad-picture{width:100%;height:auto}
.hv-ad-picture.hv-blank{height:120px}
.hv-area{position:absolute;display:block}
.hv-tablist{display:flex;overflow-x:auto;scrollbar-width:none}
.hv .hv-tab{flex:1 0 auto;min-width:64px;padding:0 12px;border-bottom:2px solid transparent;line-height:42px}
.hv .hv-tab[aria-selected=true]{border-color:currentColor;font-weight:600}
.hv-countdown{display:flex;gap:8px;align-items:center;justify-content:space-between;margin:8px 12px;padding:12px 14px;
border-radius:8px;background:#cf1322}
.hv-part .hv-countdown{color:#fff}
.hv-countdown-title{overflow:hidden;font-weight:600;font-size:16px;white-space:nowrap;text-overflow:ellipsis}
.hv-countdown-left{display:flex;flex:none;gap:6px;font-size:13px}
.hv-clock{font-variant-numeric:tabular-nums}
.hv-title{display:flex;gap:8px;align-items:baseline;padding:12px 12px 4px}
.hv .hv-title-text{margin:0;color:inherit;font-weight:600;font-size:17px;line-height:1.4}
.hv-title-sub{font-size:12px}
.hv-more{margin-left:auto;padding:4px 0;font-size:13px}
.hv-rich{padding:8px 12px;overflow-wrap:anywhere}
.hv-rich a{color:#0958d9;text-decoration:underline}
.hv .hv-rich ul,.hv .hv-rich ol{padding-left:20px;list-style:revert}
.hv .hv-hr{height:0;margin:0 12px;border:0;border-top:1px solid #d9d9d9}
@media (prefers-reduced-motion:no-preference){.hv-track{scroll-behavior:smooth}}
`.trim();
