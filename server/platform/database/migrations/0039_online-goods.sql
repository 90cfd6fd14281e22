CREATE TABLE "online_goods" (
	"product_id" text PRIMARY KEY NOT NULL,
	"display_name" text NOT NULL,
	"sub_title" text DEFAULT '' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"unit_step" integer DEFAULT 1 NOT NULL,
	"min_order_qty" integer DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 100 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "online_goods_steps" CHECK ("online_goods"."unit_step" >= 1 and "online_goods"."min_order_qty" >= 1),
	CONSTRAINT "online_goods_version" CHECK ("online_goods"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "online_goods" ADD CONSTRAINT "online_goods_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;