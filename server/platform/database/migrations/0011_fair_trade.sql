CREATE TABLE "fair_order_line" (
	"order_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"product_id" text NOT NULL,
	"supplier_id" text NOT NULL,
	"qty" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"discount_amount" bigint NOT NULL,
	"net_amount" bigint NOT NULL,
	"shipped_qty" bigint DEFAULT 0 NOT NULL,
	"returned_qty" bigint DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"cancel_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "fair_order_line_order_no_line_no_pk" PRIMARY KEY("order_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"invitation_no" text PRIMARY KEY NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"guest_id" bigint NOT NULL,
	"channel" smallint NOT NULL,
	"template_id" text,
	"send_status" smallint DEFAULT 0 NOT NULL,
	"resent" integer DEFAULT 0 NOT NULL,
	"reply_status" smallint DEFAULT 0 NOT NULL,
	"companions_reply" integer,
	"send_time" timestamp(0),
	"reply_time" timestamp(0),
	"inviter_id" text NOT NULL,
	"inviter_name" text NOT NULL,
	"token" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	CONSTRAINT "invitation_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "fair_customer" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "fair_order_line" ADD CONSTRAINT "fair_order_line_order_no_fair_order_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."fair_order"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_guest_id_guest_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("guest_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fair_order_line_product" ON "fair_order_line" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "fair_order_line_supplier" ON "fair_order_line" USING btree ("supplier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_live" ON "invitation" USING btree ("guest_id") WHERE reply_status <> 9;--> statement-breakpoint
CREATE INDEX "invitation_fair" ON "invitation" USING btree ("trade_fair_id","send_status");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_customer_once" ON "fair_customer" USING btree ("trade_fair_id","cust_id") WHERE deleted = 0 and level = 1;